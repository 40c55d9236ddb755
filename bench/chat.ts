// Chat: is nothing lost, how soon does a word arrive, and what do long lists cost? `--soak`, `--speed`, `--processes` and `--lists` do one of these.
import { measureLists } from './chat-lists.ts'
import { measureProcesses } from './chat-processes.ts'
import { soakChat } from './chat-soak.ts'
import { measureDelivery } from './chat-speed.ts'
import { describeMachine } from './machine.ts'
import { onScratchProduct } from './scratch-product.ts'

const named = process.argv.slice(2)
const isWanted = (part: string) => named.length === 0 || named.includes(`--${part}`)

console.log(describeMachine())
if (isWanted('soak')) await soakChat()
if (isWanted('speed')) await onScratchProduct(measureDelivery)
if (isWanted('processes')) await measureProcesses()
if (isWanted('lists')) await onScratchProduct(measureLists)
