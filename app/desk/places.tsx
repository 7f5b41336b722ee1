import { useGround } from '#app/status/status-ground.tsx';
import { useWords } from '#app/words/use-words.ts';
import { fill, joinBy } from '#content/fill.ts';
import type { DeskStatusWords } from '#content/interface/desk-status.ts';
import { languageNames } from '#content/interface/layout/language-labels.ts';
import { type PlaceValues, placeNames, placesIn } from '#content/status/templates.ts';
import { htmlLanguages, type Locale, type Localized, locales } from '#contract/locale.ts';
import styles from './status.module.css';

export const sayOpen = (
  words: DeskStatusWords['stillOpen'],
  open: readonly { name: string }[],
): string => {
  const names = [...new Set(open.map(({ name }) => `[${name}]`))];
  return fill(names.length === 1 ? words.one : words.other, { places: joinBy(words.both, names) });
};

export const placeId = (name: string, locale: Locale): string => `place-${name}-${locale}`;

/** The [places] of texts, each filled in once for each language. */
export function Places({
  texts,
  values,
  open,
  onChange,
}: {
  texts: readonly Localized<string>[];
  values: PlaceValues;
  /** The ids of fields that are marked as open. */
  open: readonly string[];
  onChange: (values: PlaceValues) => void;
}) {
  const words = useWords('deskStatus');
  const { locale: own } = useGround();
  const names = placesIn(...texts.flatMap(({ en, zh }) => [en, zh]));
  if (names.length === 0) return null;
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
