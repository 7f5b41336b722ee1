import type { MenuEntry, MenuGroup } from '#documents/manuscripts/library.ts';

/** The menu with the entries that match all words; the name of a category matches its entries. */
export function filterMenu(menu: readonly MenuGroup[], keyword: string): readonly MenuGroup[] {
  if (!keyword.trim()) return menu;
  return menu
    .map((group) => ({
      ...group,
      categories: group.categories
        .map((category) => ({
          ...category,
          entries: filterEntries(category.entries, keyword, [group.name, category.name]),
        }))
        .filter(({ entries }) => entries.length > 0),
    }))
    .filter(({ categories }) => categories.length > 0);
}

/** Entries with all words of the keyword in their name, id, category or group. */
export function filterEntries(
  entries: readonly MenuEntry[],
  keyword: string,
  around: readonly string[] = [],
): MenuEntry[] {
  const words = keyword.trim().toLowerCase().split(/\s+/);
  return entries.filter(({ id, name }) => {
    const texts = [...around, name, id].map((text) => text.toLowerCase());
    return words.every((word) => texts.some((text) => text.includes(word)));
  });
}
