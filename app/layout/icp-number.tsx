import styles from './icp-number.module.css';

const registry = 'https://beian.miit.gov.cn/';

/** As text, or as an image below 576 px. */
export const IcpNumber = ({ number, label }: { number: string; label: string }) => (
  <a href={registry} className={styles.filing} target="_blank" rel="noopener">
    <span className={styles.text}>{number}</span>
    <svg className={styles.image} viewBox="0 0 230 36" role="img" aria-label={label}>
      <path d="M0 0H212A18 18 0 0 1 212 36H0Z" />
      <text x="14" y="23">
        {number}
      </text>
    </svg>
  </a>
);
