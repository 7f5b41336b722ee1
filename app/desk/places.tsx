import { useGround } from '#app/status/status-ground.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { languageNames } from '#content/interface/layout/language-labels.ts';
import { fillPlaces, placeNames, placesIn } from '#content/status/templates.ts';
import { htmlLanguages, type Locale, type Localized, locales } from '#contract/locale.ts';
import styles from './status.module.css';
import type { Texts } from './two-texts.tsx';

export type PlaceValues = Record<string, Localized<string>>;

/** Texts with their places filled in. */
export const filledIn = (texts: Texts, places: PlaceValues): Texts => {
  const inLanguage = (locale: Locale) =>
    fillPlaces(
      texts[locale],
      Object.fromEntries(Object.entries(places).map(([name, value]) => [name, value[locale]])),
    );
  return { en: inLanguage('en'), zh: inLanguage('zh') };
};

/** The fields of places that are not filled in although a text names them. */
export const openPlaces = (
  texts: readonly Texts[],
  places: PlaceValues,
  /** A language that is not written needs none of them. */
  written: readonly Locale[],
) =>
  written.flatMap((locale) =>
    placesIn(...texts.map((text) => filledIn(text, places)[locale])).map((name) => ({
      name,
      id: placeId(name, locale),
    })),
  );

export const sayOpen = (
  words: { one: string; other: string },
  open: readonly { name: string }[],
): string => {
  const names = [...new Set(open.map(({ name }) => `[${name}]`))];
  return fill(names.length === 1 ? words.one : words.other, { places: names.join(', ') });
};

const placeId = (name: string, locale: Locale): string => `place-${name}-${locale}`;

/** The [places] of texts, each filled in once for each language. */
export function Places({
  texts,
  values,
  isChecked,
  onChange,
}: {
  /** The last one says which languages are written. */
  texts: readonly Texts[];
  values: PlaceValues;
  /** Marks the open ones. */
  isChecked: boolean;
  onChange: (values: PlaceValues) => void;
}) {
  const words = useWords('deskStatus');
  const { locale: own } = useGround();
  const names = placesIn(...texts.flatMap(({ en, zh }) => [en, zh]));
  if (names.length === 0) return null;
  const written = locales.filter((locale) => texts.at(-1)?.[locale].trim());
  const open = isChecked ? openPlaces(texts, values, written).map(({ id }) => id) : [];
  return (
    <fieldset className={styles.places}>
      <legend>{words.fillIn}</legend>
      {names.map((name) => {
        const value = values[name] ?? { en: '', zh: '' };
        const label = placeNames[name]?.[own] ?? name;
        return (
          <div key={name}>
            <code>[{name}]</code>
            {locales.map((locale) => (
              <input
                key={locale}
                id={placeId(name, locale)}
                lang={htmlLanguages[locale]}
                aria-label={fill(words.placeIn, { place: label, language: languageNames[locale] })}
                aria-invalid={open.includes(placeId(name, locale)) || undefined}
                placeholder={languageNames[locale]}
                maxLength={100}
                autoComplete="off"
                value={value[locale]}
                onChange={({ currentTarget }) =>
                  onChange({ ...values, [name]: { ...value, [locale]: currentTarget.value } })
                }
              />
            ))}
          </div>
        );
      })}
    </fieldset>
  );
}
