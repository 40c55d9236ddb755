/** Made by `messages-plugin.ts` of all `guest-messages/` and `messages/`. */
declare module 'virtual:messages' {
  type Loaders = Readonly<
    Record<import('./language.ts').Language, () => Promise<{ default: import('i18next').Resource[string] }>>
  >
  export const guestMessages: Loaders
  export const signedInMessages: Loaders
}
