export function Mark({ size = 36 }: { size?: number }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <rect width="40" height="40" rx="11" fill="#0a7560" />
      <path d="M19 10v20M9 20h20" stroke="#fff" strokeWidth="6.5" strokeLinecap="round" />
      <circle cx="30.5" cy="10" r="5" fill="#ffd54a" />
    </svg>
  )
}
