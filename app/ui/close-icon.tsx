export const CloseIcon = () => (
  <svg
    width="14"
    height="14"
    viewBox="0 0 14 14"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.4"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M1.5 1.5l11 11m0-11l-11 11" />
  </svg>
);
