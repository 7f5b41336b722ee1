/** A document that keeps its cookies in the given place. */
export const documentWith = (cookies: Map<string, string>) => ({
  get cookie() {
    return [...cookies].map((pair) => pair.join('=')).join('; ');
  },
  set cookie(written: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(written) ?? [];
    if (/Max-Age=0(?:;|$)/.test(written)) cookies.delete(name);
    else cookies.set(name, value);
  },
});

/** A storage that keeps its items there. */
export const storageWith = (items: Map<string, string>) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
});
