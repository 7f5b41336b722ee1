export const CopyIcon = () => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
    <path
      d="M6 6H16.5V16.5H6ZM3 12H1.5V1.5H12V3"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
    />
  </svg>
);
