import { expected } from '@botika/common/expected'
// between the evaluation of the libraries and that of our own code, so that what the page's head has begun goes on:
// the answer that it waits for cannot be read meanwhile
const PAUSE_MS = 50

const tokens = window.botikaStartup?.answers['/api/auth/refresh']
const pause = new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
if (tokens) await Promise.race([tokens.catch(expected('Whoever asks for the answer is told')), pause])
