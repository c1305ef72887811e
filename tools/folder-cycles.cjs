// Which folders may lean on each other. Tests are left out: they look at several modules at once.
const { options } = require('../.dependency-cruiser.cjs')

module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'Folders that lean on each other can only be understood together.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: '/dist/|\\.test\\.tsx?$|/testing/' } },
}
