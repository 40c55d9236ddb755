import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDeadline, formatSpanTime } from '#lib/formats-zones.ts'
import { DateBadge } from '#ui/brand/date-badge.tsx'
import { Flower } from '#ui/brand/flower.tsx'
import { PaperSurface } from '#ui/brand/paper-surface.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { useAudienceTexts } from './audience.ts'
import { Cover } from './cover.tsx'
import classes from './invitation.module.css'
import type { InvitationDetails } from './invitation-details.ts'

/** A detail longer than this many characters gets its own line. */
const short = 28

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div data-long={children.length > short || undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Facts = ({
  facts: { when, date_open, answer_by, where, dress_code, special_guest, open_to },
}: {
  facts: InvitationDetails
}) => {
  const { t } = useTranslation('events')
  const audience = useAudienceTexts()
  return (
    <dl className={classes.facts}>
      {date_open && <Fact name={t('when')}>{t('dateOpen')}</Fact>}
      {when && <Fact name={t('when')}>{formatSpanTime(when)}</Fact>}
      {answer_by && <Fact name={t('answerBy')}>{formatDeadline(answer_by.at, answer_by.timeZone)}</Fact>}
      {where && <Fact name={t('where')}>{where}</Fact>}
      {dress_code && <Fact name={t('dressCode')}>{dress_code}</Fact>}
      {special_guest && <Fact name={t('specialGuest')}>{special_guest}</Fact>}
      <Fact name={t('openedTo')}>{audience.list(open_to)}</Fact>
    </dl>
  )
}

const Ornament = () => (
  <div className={classes.ornament}>
    <Flower type={1} size={26} />
    <Flower type={4} size={32} />
    <Flower type={1} size={26} />
  </div>
)

export type InvitationProps = {
  facts: InvitationDetails
  heading?: 'h1' | 'h2' | 'h3'
  /** The cover's `sizes` attribute. */
  sizes: string
  eager?: boolean
}

/** The printed invitation: gold double border, cover, host, title and date. Fills its container's width. */
export const Invitation = ({ facts, heading: Heading = 'h2', sizes, eager }: InvitationProps) => {
  const { t } = useTranslation('events')
  const title = useId()
  return (
    <PaperSurface paper={facts.paper} className={classes.place}>
      <article className={classes.sheet} aria-labelledby={title}>
        {facts.when && (
          <span className={classes.leaf}>
            <DateBadge date={facts.when.start} size={112} timeZone={facts.when.timeZone} />
          </span>
        )}
        <div className={classes.cover}>
          <Cover
            key={facts.cover?.image ?? facts.coverphoto}
            {...{ sizes, eager }}
            cover={facts.cover}
            address={facts.coverphoto}
          />
        </div>
        <div className={classes.words}>
          <p className={classes.host}>{t('invites', { host: facts.host })}</p>
          <Heading id={title} className={classes.title} tabIndex={-1} dir="auto">
            {facts.title || t('untitled')}
          </Heading>
          <Ornament />
          {facts.about && (
            <p className={classes.about} dir="auto">
              <RichText text={facts.about} mentions={[]} />
            </p>
          )}
          <Facts facts={facts} />
        </div>
      </article>
    </PaperSurface>
  )
}
