/** A document with its cookies in the given map. */
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

/** A storage with its items in the given map. */
export const storageWith = (items: Map<string, string>) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
});
