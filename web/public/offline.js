/* The reader's language and theme, as the app has remembered them; and the way back as soon as there is a network. */
function recall(key) {
  try {
    return localStorage.getItem(`paddock.${key}`);
  } catch {
    return null;
  }
}

const root = document.documentElement;
const spoken = [...document.querySelectorAll('section')].map((section) => section.lang);
const wanted = [recall('language'), ...navigator.languages].map((tag) => (tag ?? '').slice(0, 2).toLowerCase());
root.lang = wanted.find((tag) => spoken.includes(tag)) ?? 'en';
const theme = recall('theme');
root.dataset.theme =
  theme === 'dark' || theme === 'light' ? theme : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
document.title = `${document.querySelector(`section[lang=${root.lang}] h1`).textContent} – Paddock`;
for (const link of document.querySelectorAll('a')) link.href = location.href;
addEventListener('click', (event) => {
  if (!(event.target instanceof Element) || !event.target.closest('a')) return;
  event.preventDefault();
  location.reload();
});
addEventListener('online', () => location.reload());
// Not every loss is one of the network: the server may have been away, or the line may have swallowed everything.
setInterval(() => {
  if (document.hidden) return;
  fetch('/manifest.webmanifest', { cache: 'no-store', signal: AbortSignal.timeout(2500) })
    .then((answer) => answer.ok && location.reload())
    .catch(() => undefined);
}, 3000);
