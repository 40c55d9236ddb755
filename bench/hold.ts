// Lets a process run for a share of the time only, as on a machine of its own that is so much slower: it is stopped and
// continued 50 times a second. Ends with its parent.
const [, , pid = '', share = '1'] = process.argv
const period = 20

process.on('disconnect', () => {
  process.kill(Number(pid), 'SIGCONT')
  process.exit(0)
})
setInterval(() => {
  process.kill(Number(pid), 'SIGCONT')
  setTimeout(() => process.kill(Number(pid), 'SIGSTOP'), period * Number(share))
}, period)
