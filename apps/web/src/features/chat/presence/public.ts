export { ChatSettings, PresenceSwitch } from './chat-settings.tsx'
export { usePresence, useTellPresence } from './use-presence.ts'
