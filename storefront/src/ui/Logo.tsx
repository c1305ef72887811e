export function Logo({ size = 36 }: { size?: number }) {
  const ground = `mark-${size}`
  return (
    <svg viewBox="0 0 512 512" width={size} height={size} aria-hidden="true">
      <linearGradient id={ground} x2="1" y2="1">
        <stop stopColor="#0f8a6f" />
        <stop offset="1" stopColor="#075a49" />
      </linearGradient>
      <rect width="512" height="512" rx="118" fill={`url(#${ground})`} />
      <path
        fill="#fff"
        d="M216 96h80q14 0 14 14v92h92q14 0 14 14v80q0 14-14 14h-92v92q0 14-14 14h-80q-14 0-14-14v-92h-92q-14 0-14-14v-80q0-14 14-14h92v-92q0-14 14-14z"
      />
      <path fill="#ffc247" d="M322 190c-6-70 40-108 112-104 4 72-36 112-112 104z" />
      <path fill="none" stroke="#0a6b56" strokeWidth="11" strokeLinecap="round" d="M330 182l58-56" />
    </svg>
  )
}
