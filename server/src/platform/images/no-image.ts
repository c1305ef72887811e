/** What stands where a picture is missing: an empty tile with a capsule. */
export const NO_IMAGE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600">
  <rect width="600" height="600" fill="#eef3f1"/>
  <g transform="rotate(-38 300 300)" fill="none" stroke="#9db3ab" stroke-width="16">
    <rect x="170" y="240" width="260" height="120" rx="60" fill="#ffffff"/>
    <path d="M300 240h70a60 60 0 0 1 0 120h-70z" fill="#cfded8"/>
    <path d="M300 240v120"/>
  </g>
</svg>`
