import { useVisit } from '#app/visit/visit.ts';
import { useLayout } from '#app/words/use-layout.ts';
import { fill } from '#content/fill.ts';
import styles from './icp-filing.module.css';

const registry = 'https://beian.miit.gov.cn/';

/** ICP filing number for visitors from China: as text, or as an image below 576 px. */
export function IcpFiling() {
  const { words, icpNumber } = useLayout();
  const { fromChina } = useVisit();
  if (!fromChina || !icpNumber) return null;

  const label = fill(words.footer.icp.imageAlternative, { number: icpNumber });
  return (
    <a href={registry} className={styles.filing} target="_blank" rel="noopener">
      <span className={styles.text}>{icpNumber}</span>
      <svg className={styles.image} viewBox="0 0 230 36" role="img" aria-label={label}>
        <path d="M0 0H212A18 18 0 0 1 212 36H0Z" />
        <text x="14" y="23">
          {icpNumber}
        </text>
      </svg>
    </a>
  );
}
