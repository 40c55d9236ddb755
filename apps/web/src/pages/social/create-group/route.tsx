import { CreateGroupPage } from '#features/social/groups'

/** Makes a group. */
export const Component = () => <CreateGroupPage />
