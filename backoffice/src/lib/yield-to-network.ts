import { expected } from '@botika/common/expected'
// lets the browser read the answer of the page's head between the evaluation of the libraries and of our own code
const PAUSE_MS = 50

const tokens = window.botikaStartup?.answers['/api/auth/refresh']
const pause = new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
if (tokens) await Promise.race([tokens.catch(expected('Whoever asks for the answer is told')), pause])
