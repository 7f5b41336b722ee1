import { Ring } from '#app/ui/ring.tsx';
import { invitationDays } from '#contract/invitations.ts';
import styles from './days-left.module.css';

const stops = Array.from({ length: invitationDays }, (_, index) => invitationDays - index);

/** A stop for every day that a link is valid; those that are left are filled. */
export const DaysLeft = ({ days, words }: { days: number; words: string }) => (
  <span className={styles.days}>
    <span className={styles.stops}>
      {stops.map((stop) => (
        <Ring key={stop} look={stop <= days ? 'full' : 'idle'} />
      ))}
    </span>
    {words}
  </span>
);
