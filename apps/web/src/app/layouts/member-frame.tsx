import { Outlet } from 'react-router'
import { Bell, NoticeLooksContext } from '#features/base/notifications'
import { EventConcernsContext } from '#features/celebrations/events'
import { ChatLink, ConversationCardsContext } from '#features/chat/conversations'
import { CartLink } from '#features/market/carts'
import { RequestBell } from '#features/people/friends'
import { Search } from '#features/search'
import { LinkCardsContext } from '#features/social/posts'
import { paths } from '#lib/paths.ts'
import type { Session } from '#lib/session.ts'
import { ChatInBackground } from '../chat-in-background.tsx'
import { findConversationCard } from '../conversation-cards.tsx'
import { sayEventConcerns } from '../event-concerns.tsx'
import { findLinkCard } from '../link-cards.tsx'
import { AccountMenu } from '../navigation/account-menu.tsx'
import { AddServiceLink, CreateButton } from '../navigation/create-button.tsx'
import { areaLinks, celebrantTabs, providerMore, providerTabs } from '../navigation/links.ts'
import { TabBar } from '../navigation/tab-bar.tsx'
import { TopBar } from '../navigation/top-bar.tsx'
import { noticeLooks } from '../notice-looks.ts'
import { RealtimeUpdates } from '../realtime-updates.tsx'
import { KidsGate } from './kids-gate.tsx'
import classes from './layouts.module.css'

type MemberFrameProps = {
  session: Session
  /** In the provider area, and everywhere for pure providers. */
  store: boolean
}

/** The bars of signed-in people, of one area or the other. */
export const MemberFrame = ({ session: { token, user }, store }: MemberFrameProps) => {
  const links = store ? providerTabs : celebrantTabs
  const more = store ? providerMore(user) : []
  return (
    <NoticeLooksContext value={noticeLooks}>
      <RealtimeUpdates token={token} />
      <ChatInBackground />
      <TopBar start={store ? paths.serviceHome() : paths.home()} links={areaLinks(user, store)} bunting>
        <Search />
        <CartLink />
        <RequestBell />
        <ChatLink />
        <Bell />
        <AccountMenu user={user} company={store} links={more} />
      </TopBar>
      <main id="main" className={classes.main} data-tabs>
        <LinkCardsContext value={findLinkCard}>
          <EventConcernsContext value={sayEventConcerns}>
            <ConversationCardsContext value={findConversationCard}>
              <KidsGate user={user}>
                <Outlet />
              </KidsGate>
            </ConversationCardsContext>
          </EventConcernsContext>
        </LinkCardsContext>
      </main>
      <TabBar links={links} more={more} create={store ? <AddServiceLink /> : <CreateButton />} />
    </NoticeLooksContext>
  )
}
