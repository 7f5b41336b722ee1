import type { PricingData } from '#content/pages/pricing/pricing.ts';
import styles from './files.module.css';

export function Files({ pricing }: { pricing: PricingData }) {
  const { heading, sentence } = pricing.words.files;
  return (
    <div className={styles.files}>
      <p>
        <b>{heading}</b> {sentence}
      </p>
      {Object.values(pricing.files).map((path) => (
        <a key={path} href={path} download>
          <DownloadSign />
          {path.slice(1)}
        </a>
      ))}
    </div>
  );
}

const DownloadSign = () => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
    <path
      d="M9 1V12M4 7.5l5 5 5-5M1 12V17H17V12"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    />
  </svg>
);
