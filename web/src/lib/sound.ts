/** Small synthesised sounds, made of oscillators and noise when they are needed; nothing is loaded. */
import { prefs } from './prefs.svelte';

let context: AudioContext | null = null;

function ready(): AudioContext | null {
  if (!prefs.sound) return null;
  context ??= new AudioContext();
  void context.resume();
  return context;
}

function envelope(audio: AudioContext, at: number, peak: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

function tone(
  audio: AudioContext,
  wave: OscillatorType,
  from: number,
  to: number,
  after: number,
  length: number,
  peak = 0.08,
): void {
  const at = audio.currentTime + after;
  const voice = audio.createOscillator();
  voice.type = wave;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + length);
  voice.connect(envelope(audio, at, peak, length));
  voice.start(at);
  voice.stop(at + length);
}

function knock(audio: AudioContext, after: number, pitch: number): void {
  const at = audio.currentTime + after;
  const noise = audio.createBufferSource();
  const buffer = audio.createBuffer(1, Math.round(audio.sampleRate * 0.05), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  noise.buffer = buffer;
  noise.connect(filter).connect(envelope(audio, at, 0.25, 0.05));
  noise.start(at);
}

export const sounds = {
  dice(): void {
    const audio = ready();
    if (audio) for (let i = 0; i < 7; i++) knock(audio, i * 0.06 + Math.random() * 0.03, 1400 + Math.random() * 1600);
  },
  lay(): void {
    const audio = ready();
    if (audio) knock(audio, 0, 900);
  },
  engine(seconds: number): void {
    const audio = ready();
    if (audio) tone(audio, 'sawtooth', 70, 170, 0, Math.max(0.3, seconds), 0.04);
  },
  horn(): void {
    const audio = ready();
    if (!audio) return;
    tone(audio, 'square', 392, 392, 0, 0.16, 0.04);
    tone(audio, 'square', 311, 311, 0.18, 0.24, 0.04);
  },
  chime(): void {
    const audio = ready();
    if (audio) [659, 880].forEach((pitch, i) => tone(audio, 'sine', pitch, pitch, i * 0.1, 0.3));
  },
  chips(): void {
    const audio = ready();
    if (audio) for (let i = 0; i < 4; i++) knock(audio, i * 0.05, 3200 + Math.random() * 1400);
  },
  card(): void {
    const audio = ready();
    if (audio) knock(audio, 0, 500);
    if (audio) knock(audio, 0.12, 2400);
  },
  steps(count: number): void {
    const audio = ready();
    if (audio) for (let i = 0; i < count; i++) knock(audio, i * 0.13, 700 + (i % 2) * 200);
  },
  loss(): void {
    const audio = ready();
    if (audio) [330, 247, 196].forEach((pitch, i) => tone(audio, 'triangle', pitch, pitch * 0.97, i * 0.16, 0.3, 0.07));
  },
  /** A cup that leaves the table. */
  lift(): void {
    const audio = ready();
    if (!audio) return;
    tone(audio, 'triangle', 220, 880, 0, 0.16, 0.09);
    for (let i = 0; i < 4; i++) knock(audio, 0.02 + i * 0.03, 1200 + Math.random() * 1400);
  },
  brake(): void {
    const audio = ready();
    if (audio) tone(audio, 'sawtooth', 900, 620, 0, 0.28, 0.03);
  },
  fanfare(): void {
    const audio = ready();
    if (audio)
      [523, 659, 784, 1047].forEach((pitch, i) =>
        tone(audio, 'triangle', pitch, pitch, i * 0.14, i === 3 ? 0.7 : 0.2, 0.1),
      );
  },
};
