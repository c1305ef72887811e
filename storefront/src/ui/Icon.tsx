import ui from './ui.module.css'

const SHAPES = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM21 21l-4.6-4.6',
  cart: 'M3 4h2l2.4 11h10.2L20 7H6M9 20h.01M17 20h.01',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
  home: 'M4 10.5 12 4l8 6.5V20h-5.5v-5.5h-5V20H4z',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  box: 'M12 3 4 7.2v9.6L12 21l8-4.2V7.2zM4 7.2l8 4.3 8-4.3M12 11.5V21',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21zM12 7.2a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'm4.5 12.5 5 5 10-11',
  right: 'm9 5 7 7-7 7',
  left: 'm15 5-7 7 7 7',
  down: 'm6 9 6 6 6-6',
  phone:
    'M6.6 3.5 9.5 4l1.2 4-2 1.8a12.5 12.5 0 0 0 5.5 5.5l1.8-2 4 1.2.5 2.9c.1 1.6-1.2 3-2.8 3C10.2 20 4 13.8 3.6 6.3a2.8 2.8 0 0 1 3-2.8z',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  filter: 'M4 6h16M7 12h10M10 18h4',
  truck: 'M3 6h11v10H3zM14 9.5h4l3 3.5v3h-7M7 18.5h.01M17.5 18.5h.01',
  store:
    'M4 9.5 5.5 4h13L20 9.5M4 9.5a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M5.5 12v8h13v-8',
  shield: 'M12 3.2 5 6v5.4c0 4.5 2.9 7.8 7 9.4 4.1-1.6 7-4.9 7-9.4V6zM9 12l2.2 2.2L15.2 10',
  paper: 'M6 3.5h8L18.5 8v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16h6',
  pill: 'M10.4 4.6a4.5 4.5 0 0 1 6.4 0l2.6 2.6a4.5 4.5 0 0 1-6.3 6.4M4.6 10.4a4.5 4.5 0 0 0 0 6.4l2.6 2.6a4.5 4.5 0 0 0 6.4-6.3M4.6 10.4l5.8-5.8M7.5 7.5l9 9',
  heart: 'M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20z',
  stetho:
    'M6 4H4.5v5a4.5 4.5 0 0 0 9 0V4H12M9 13.5V16a4.5 4.5 0 0 0 9 0v-2M18 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  hospital: 'M5 20V6.5L12 3.5l7 3V20M12 8v5M9.5 10.5h5M9.5 20v-3.5h5V20M3 20h18',
  news: 'M4 5h13v14H5.5A1.5 1.5 0 0 1 4 17.5zM17 9h3v8.5a1.5 1.5 0 0 1-3 0M7 9h7M7 12.5h7M7 16h4',
  calendar: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V7M15.5 3.5V7',
  print: 'M7 8V3.5h10V8M7 17H4V8.5h16V17h-3M7 14h10v6.5H7z',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  star: 'm12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
  drop: 'M12 3.5s6.5 6.4 6.5 10.9a6.5 6.5 0 0 1-13 0C5.5 9.9 12 3.5 12 3.5zM9 14.5a3 3 0 0 0 3 3',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5M12 8h.01',
  alert: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.01',
  upload: 'M12 15.5V4.5M7.5 9 12 4.5 16.5 9M4.5 15v4.5h15V15',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 10.5v6M13.5 10.5v6',
  locate: 'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3',
  chat: 'M4.5 5h15v11h-8l-4.5 4v-4h-2.5zM8.5 9h7M8.5 12.5h4.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  help: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9.7 9.5a2.4 2.4 0 1 1 3.5 2.2c-.8.4-1.2.9-1.2 1.8M12 16.5h.01',
  logout: 'M14 4.5H5v15h9M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
  swap: 'M4 8h14M14.5 4.5 18 8l-3.5 3.5M20 16H6M9.5 12.5 6 16l3.5 3.5',
  lab: 'M9.5 3.5h5M10.5 3.5V9l-5 9a1.8 1.8 0 0 0 1.6 2.5h9.8A1.8 1.8 0 0 0 18.5 18l-5-9V3.5M8 14.5h8',
  paw: 'M12 11.5c-2.5 0-5 3-5 5.2 0 1.6 1.2 2.3 2.5 2.3 1 0 1.5-.5 2.5-.5s1.5.5 2.5.5c1.3 0 2.5-.7 2.5-2.3 0-2.2-2.5-5.2-5-5.2zM6 9.5v.01M9.5 6v.01M14.5 6v.01M18 9.5v.01',
} as const

export type IconName = keyof typeof SHAPES

interface Props {
  name: IconName
  size?: number
  /** Said to those who cannot see it; without it the picture is decoration. */
  label?: string
}

/** A line drawing of our own, in the colour of the text around it. */
export function Icon({ name, size = 20, label }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={ui.icon}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={SHAPES[name]} />
    </svg>
  )
}
