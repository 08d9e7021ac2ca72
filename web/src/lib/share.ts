/** Passing a link on: by the sheet of the system, by the clipboard, or by hand. A page that came over plain HTTP has
    neither of the first two, and must not fail for it. */

/** Is there a sheet of the system for it? */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Shows the system's sheet. Whoever closes it has changed their mind, which is no error. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // closed again
  }
}

/** Copies a text; false where the browser does not allow it. `field` holds the same text, and stays selected then, so
    that it can be copied by hand. */
export async function copy(text: string, field?: HTMLInputElement | HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    // The old way still works in pages over plain HTTP, in most browsers.
    return field ? document.execCommand('copy') : false;
  }
}
