import { text } from 'node:stream/consumers';
import { createFormsGateway } from '~/forms-gateway/forms-gateway';
import { CAPTCHA_SECRET } from '../captcha/tokens';
import { sendJson } from '../core/json';
import { routeOperations } from '../core/operations';
import { PORTS } from '../core/ports';
import type { SandboxContext, Service } from '../core/service';
import { PRIVATE_KEY } from '../email-marketing/account';
import { parseLeads, withLead, type Lead } from './leads';

/** A host that accepts no mail, to test the rejection of a well-formed address. */
const UNREACHABLE_MAIL = /@(nowhere|example)\.invalid$/;

/**
 * Our gateway for forms, the very one that a live shop runs, in front of the sandbox's captcha and email
 * tool. Leads are kept here; `GET /leads` lists them.
 */
export function createFormsService(context: SandboxContext): Service {
  const leads = context.openState<readonly Lead[]>('leads', () => [], parseLeads);

  const gateway = () =>
    createFormsGateway({
      captcha: { origin: context.urlOf('third-party'), secret: CAPTCHA_SECRET },
      emailTool: { origin: context.urlOf('email-marketing'), privateKey: PRIVATE_KEY },
      isReachable: async email => !UNREACHABLE_MAIL.test(email),
      storeLead: async lead => {
        const { leads: next, id } = withLead(leads.value, lead, context.now().toISOString());
        if (next !== leads.value) leads.update(() => next);
        return id;
      },
    });

  return {
    name: 'forms',
    port: PORTS.forms,
    operations: routeOperations(['POST /leads', 'POST /stock-alerts']),
    handle: async (request, response) => {
      const { pathname: path } = new URL(request.url ?? '/', 'http://forms');
      if (request.method === 'GET' && path === '/leads') {
        sendJson(response, 200, { leads: leads.value });
        return;
      }
      const asked = { method: request.method, path, body: await text(request) };
      const { status, document } = await gateway()(asked);
      sendJson(response, status, document);
    },
    reset: async () => leads.reset(),
  };
}
