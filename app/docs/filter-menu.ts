import type { MenuGroup } from '#documents/manuscripts/library.ts';

/** What is left of the menu when only entries with the keyword stay; a category's name counts for all of it. */
export function filterMenu(menu: readonly MenuGroup[], keyword: string): readonly MenuGroup[] {
  const wanted = keyword.trim().toLowerCase();
  if (!wanted) return menu;
  const matches = (...texts: string[]) => texts.some((text) => text.toLowerCase().includes(wanted));
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
