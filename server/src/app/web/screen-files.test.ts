import { expect, it } from 'vitest'
import { screenFiles } from './screen-files'

const written = JSON.stringify({
  files: ['assets/list.js', 'assets/page.js', 'assets/both.js'],
  pages: [
    { path: '/seller', files: [2] },
    { path: '/seller/orders', files: [0, 2] },
    { path: '/seller/orders/new', files: [2] },
    { path: '/seller/orders/:id', files: [1, 2] },
  ],
})

it.each([
  ['/seller', ['assets/both.js']],
  ['/seller/orders', ['assets/list.js', 'assets/both.js']],
  ['/seller/orders/', ['assets/list.js', 'assets/both.js']],
  ['/seller/orders?filter={"q":"/"}', ['assets/list.js', 'assets/both.js']],
  ['/seller/orders/new', ['assets/both.js']],
  ['/seller/orders/7', ['assets/page.js', 'assets/both.js']],
  ['/seller/orders/7/more', []],
  ['/admin', []],
])('%s', (url, files) => {
  expect(screenFiles(written, url)).toEqual(files)
})

it('names none where nothing was built', () => {
  expect(screenFiles(null, '/seller')).toEqual([])
})
