import '@vitejs/plugin-react/preamble'
import './entry-client'
