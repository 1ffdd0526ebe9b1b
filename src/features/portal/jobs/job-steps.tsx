import type { PortalJob } from '@domain/portal/portal-calls';
import { styled } from '@mui/material/styles';
import { useSettings } from '@/settings/use-settings';
import { ButtonLink } from '@/ui/button-link';
import { CallText } from '@/ui/call-text';
import { nextSteps } from './next-steps';

const Steps = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: '16px clamp(12px, 3vw, 20px)',
  borderRadius: 4,
  borderLeft: `4px solid ${theme.vars.palette.secondary.main}`,
  backgroundColor: theme.vars.palette.background.default,
}));

/** The next steps of a job, with their links. */
export function JobSteps({ job }: { readonly job: PortalJob }) {
  const { sentences, links } = nextSteps(useSettings(), job);
  return (
    <Steps aria-label="Next steps">
      <h3>Next steps</h3>
      {sentences.map((sentence) => (
        <p key={sentence}>
          <CallText>{sentence}</CallText>
        </p>
      ))}
      {links.length > 0 && (
        <div className="ways">
          {links.map(({ label, href, main = false, newTab = false }) => (
            <ButtonLink
              key={label}
              look={main ? 'main' : 'quiet'}
              href={href}
              {...(newTab && { target: '_blank', rel: 'noopener' })}
            >
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
    </Steps>
  );
}
