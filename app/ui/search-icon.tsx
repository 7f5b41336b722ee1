export const SearchIcon = () => (
  <svg
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
    focusable="false"
  >
    <circle cx="8.5" cy="8.5" r="6.5" />
    <path d="M13.5 13.5 18.5 18.5" />
  </svg>
);
