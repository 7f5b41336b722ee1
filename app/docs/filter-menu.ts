import type { MenuGroup } from '#documents/manuscripts/library.ts';

/** What is left of the menu when only entries with all words of the keyword stay; a category's name counts for all of it. */
export function filterMenu(menu: readonly MenuGroup[], keyword: string): readonly MenuGroup[] {
  const wanted = keyword.trim().toLowerCase();
  if (!wanted) return menu;
  const matches = (...texts: string[]) => {
    const small = texts.map((text) => text.toLowerCase());
    return wanted.split(/\s+/).every((word) => small.some((text) => text.includes(word)));
  };
  return menu
    .map((group) => ({
      ...group,
      categories: group.categories
        .map((category) => ({
          ...category,
          entries: category.entries.filter((entry) =>
            matches(group.name, category.name, entry.name, entry.id),
          ),
        }))
        .filter(({ entries }) => entries.length > 0),
    }))
    .filter(({ categories }) => categories.length > 0);
}
