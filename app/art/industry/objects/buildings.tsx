import styles from '../../art.module.css';

/** A warehouse with three gates, 236x212 units. */
export const Warehouse = () => (
  <>
    <path className={styles.figure} d="M-118 0V-150L0-212L118-150V0Z" />
    <path className={styles.groundStroke} d="M-60-128H60" strokeWidth="10" />
    <path className={styles.ground} d="M-84 0V-84H-32V0ZM-26 0V-84H26V0ZM32 0V-84H84V0Z" />
    <path
      className={styles.figureStroke}
      d="M-84-70H84M-84-56H84M-84-42H84M-84-28H84M-84-14H84"
      strokeWidth="3"
    />
  </>
);

/** A house, 168x176 units. */
export const House = () => (
  <>
    <path className={styles.figure} d="M-84 0V-96L0-168L84-96V0ZM44-136V-176H64V-118Z" />
    <path className={styles.ground} d="M-24 0V-72H24V0ZM-62-84H-40V-60H-62ZM40-84H62V-60H40Z" />
    <circle className={styles.figure} cx="12" cy="-36" r="4.5" />
  </>
);

/** A door, 100x128 units. */
export const Door = () => (
  <>
    <path className={styles.figure} d="M-50 0V-128H50V0Z" />
    <path className={styles.ground} d="M-38 0V-116H38V0Z" />
    <path className={styles.figure} d="M-30 0V-108H30V0Z" />
    <circle className={styles.ground} cx="20" cy="-52" r="5" />
  </>
);

/** Two posts and a barrier that the line has opened, 150x128 units. */
export const Gate = () => (
  <>
    <path className={styles.figure} d="M-75 0V-112H-47V0ZM-75-118V-128H-47V-118Z" />
    <path className={styles.lineStroke} d="M-61-92L42-126" strokeWidth="10" />
    <circle className={styles.ground} cx="-61" cy="-92" r="6" />
    <path className={styles.figure} d="M54 0V-60H78V0Z" />
  </>
);
