import { Monitor, Moon, Sun } from '#app/art/icons/reader.tsx';
import type { Icon } from '#app/art/icons/strokes.tsx';
import type { DocumentWords } from '#content/interface/document.ts';
import styles from './theme-switch.module.css';
import { type Theme, themeChoice, themes } from './themes.ts';

/** Light, dark, or the system's theme. `handleThemeSwitch` handles its clicks. */
export const ThemeSwitch = ({ words }: { words: DocumentWords['theme'] }) => (
  <fieldset className={styles.switch} data-only="script" aria-label={words.label}>
    {themes.map((theme) => {
      const Sign = signs[theme];
      return (
        <button
          key={theme}
          type="button"
          aria-label={words[theme]}
          aria-pressed={theme === 'system'}
          title={words[theme]}
          {...{ [themeChoice]: theme }}
        >
          <Sign size={18} strokeWidth={2} aria-hidden="true" />
        </button>
      );
    })}
  </fieldset>
);

const signs: Record<Theme, Icon> = { light: Sun, dark: Moon, system: Monitor };
