/** An arrow leaving a door. */
export const SignOutSign = ({ className }: { className?: string }) => (
  <svg
    className={className}
    width="18"
    height="18"
    viewBox="0 0 18 18"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d="M7 1.5H1.5v15H7M6 9h10.5M12.5 5l4 4-4 4" />
  </svg>
);
