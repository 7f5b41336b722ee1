/** Icons of the console, with square line ends. */
const shapes = {
  finger:
    'M12 10a2 2 0 0 0-2 2c0 1-.1 2.5-.3 4M14 13.1c0 2.4 0 6.4-1 8.9M17.3 21c.1-.6.4-2.3.4-3M2 12a10 10 0 0 1 18-6M2 16h.01M21.8 16c.2-2 .1-5.4 0-6M5 19.5C5.5 18 6 15 6 12c0-.7.1-1.3.3-2M8.7 22c.2-.7.5-1.3.6-2M9 6.8a6 6 0 0 1 9 5.2v2',
  key: 'm15.5 7.5 3 3L22 7l-3-3M21 2l-9.6 9.6M13 15.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0z',
  phone: 'M6 2h12v20H6zM11 18h2',
  list: 'M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01',
  download: 'M12 3v12M7 10l5 5 5-5M4 21h16',
  print: 'M6 18H3v-8h18v8h-3M6 9V3h12v6M6 14h12v7H6z',
  down: 'm6 9 6 6 6-6',
  bell: 'M18 16V10a6 6 0 0 0-12 0v6l-2 2h16zM10 21h4',
  lock: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4',
};

export type IconName = keyof typeof shapes;

export const Icon = ({ name, size }: { name: IconName; size: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="square"
    aria-hidden="true"
    focusable="false"
  >
    <path d={shapes[name]} />
  </svg>
);
