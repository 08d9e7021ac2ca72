import { mount } from 'svelte';
import './fonts.css';
import './app.css';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });

// Installable, and a clear sentence without a network. The worker never serves a page of its own while there is one.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
