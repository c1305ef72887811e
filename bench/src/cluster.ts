// A whole installation on this machine, from the files of deploy/cluster: `npm run cluster -- [--servers 2] [--port 6400]`.
// Three PostgreSQL nodes under Patroni, HAProxy, S3 for trying and servers of ours; Ctrl-C stops and deletes it.
import { startCluster } from './cluster/cluster'
import { postgresOf } from './cluster/programs'
import { option } from './options'

const cluster = await startCluster({
  port: Number(option('port', '6400')),
  servers: Number(option('servers', '2')),
})
console.log(`
  The cluster is ready

  Shop        ${cluster.url} (behind HAProxy)
  Servers     ${cluster.servers.map(({ url }) => url).join('  ')}
  Nodes       ${cluster.nodes.map(({ name, port, child, data }) => `${name}: port ${port}, processes ${child.pid} (Patroni) and ${postgresOf(data)} (PostgreSQL)`).join('\n              ')}
  Primary     ${cluster.primaryUrl}
  Logs        ${cluster.folder}/*/*.log

  Try: kill -9 <both processes of the primary>. Ctrl-C stops and deletes all of it.
`)
