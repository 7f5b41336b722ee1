import {
  type PrivacyWords,
  privacyModes,
  privacySettings,
} from '#content/pages/product/structure.ts';
import styles from './privacy-details.module.css';

/** Who sees which number in each mode, and what a customer may set. */
export function PrivacyDetails({ privacy }: { privacy: PrivacyWords }) {
  return (
    <div className={styles.details}>
      <h4>{privacy.modesHeading}</h4>
      <ul className={styles.modes}>
        {privacyModes.map((mode) => (
          <li key={mode}>
            <div className={styles.picture} />
            <div className={styles.text}>
              <h5>{mode}</h5>
              <p>{privacy.modes[mode]}</p>
            </div>
          </li>
        ))}
      </ul>
      <h4>{privacy.settingsHeading}</h4>
      <dl className={styles.settings}>
        {privacySettings.map((setting) => (
          <div key={setting}>
            <dt>{privacy.settings[setting].heading}</dt>
            <dd>{privacy.settings[setting].sentence}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
