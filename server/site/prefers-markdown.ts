/** Whether the `Accept` header prefers Markdown to HTML; that of a browser never does. */
export function prefersMarkdown(accept: string | undefined): boolean {
  const markdown = qualityOf(accept, 'text/markdown');
  return markdown > 0 && markdown >= qualityOf(accept, 'text/html');
}

function qualityOf(accept: string | undefined, type: string): number {
  for (const entry of (accept ?? '').split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    if (name !== type) continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return quality ? Number(quality.slice(2)) || 0 : 1;
  }
  return 0;
}
