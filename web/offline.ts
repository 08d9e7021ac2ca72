/** Writes the page for being offline when the app is built: it says the same sentence in every language that there is. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { languages, shellTexts } from './texts.ts';

function section(language: string): string {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(shellTexts(language)));
  const say = (key: string): string => {
    const message = bundle.getMessage(key);
    if (!message?.value) throw new Error(`${language} lacks ${key}`);
    return bundle.formatPattern(message.value).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  };
  return `<section lang="${language}"><h1>${say('web-offline')}</h1><p>${say('web-offline-text')}</p><a href="/">${say('web-try-again')}</a></section>`;
}

export function offlinePage(): Plugin {
  return {
    name: 'paddock-offline-page',
    generateBundle() {
      const sections = languages().map(section).join('\n');
      const source = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Paddock</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="/offline.css"></head>
<body><main><img src="/icon.svg" alt="" width="56" height="56">
${sections}
</main><script src="/offline.js" defer></script></body>
</html>
`;
      this.emitFile({ type: 'asset', fileName: 'offline.html', source });
    },
  };
}
