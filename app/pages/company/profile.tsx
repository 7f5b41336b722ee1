import { Figures } from '#app/ui/figures.tsx';
import { Section } from '#app/ui/section.tsx';
import type { CompanyData } from '#content/pages/company/company.ts';
import styles from './profile.module.css';

export function Profile({ company }: { company: CompanyData }) {
  const { tag, heading, paragraphs } = company.words.profile;
  const text = paragraphs.map((paragraph) => (
    <span key={paragraph} className={styles.paragraph}>
      {paragraph}
    </span>
  ));
  return (
    <Section tag={tag} heading={heading} lead={text} className={styles.profile}>
      <Figures figures={company.figures} />
    </Section>
  );
}
