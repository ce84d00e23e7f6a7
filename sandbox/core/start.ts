import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { SandboxClock } from './clock';
import { handleControl } from './control';
import { answerPreflight, setCorsHeaders } from './cors';
import { FaultRegistry } from './faults/fault-registry';
import { sendJson } from './json';
import { close, listen } from './listen';
import { PORTS } from './ports';
import { addressFault, badRequest } from './request-check';
import { RequestLog } from './request-log';
import type { SandboxContext, Service } from './service';
import { createServiceServer } from './service-server';
import { createStateStore } from './state';

export interface SandboxOptions {
  /** `fixed`: the ports of `PORTS`. `ephemeral`: any free ones, for tests. */
  readonly ports: 'fixed' | 'ephemeral';
  /** The folder of the state files, or `memory` to keep none. */
  readonly state: string;
  /** All services if absent. */
  readonly services?: (context: SandboxContext) => readonly Service[];
}

export interface RunningSandbox {
  /** The address of each service by name, and of `control`; no slash at the end. */
  readonly urls: Readonly<Record<string, string>>;
  /** Closes every port and writes the state to the disk. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the sandbox on 127.0.0.1. If a service cannot start, those that had started are stopped
 * again.
 * @throws {PortTakenError} if a port is in use
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const createServices = options.services ?? (await import('../services')).createServices;
  const store = createStateStore(options.state);
  const clock = new SandboxClock();
  const urls: Record<string, string> = {};
  const urlOf = (service: string): string => {
    const url = urls[service];
    if (url === undefined) throw new Error(`The sandbox has no service "${service}".`);
    return url;
  };
  const services = createServices({ openState: store.openState, now: clock.now, urlOf });
  const log = new RequestLog();
  const faults = new FaultRegistry();
  const servers: Server[] = [];
  const stop = async (): Promise<void> => {
    faults.clear();
    await Promise.all(servers.map(close));
    await Promise.all(services.map(async service => service.stop?.()));
    await store.flush();
  };
  const open = async (server: Server, port: number, name: string): Promise<void> => {
    urls[name] = await listen(server, options.ports === 'fixed' ? port : 0, name);
    servers.push(server);
  };
  const control = createServer((request, response) => {
    setCorsHeaders(request, response);
    if (answerPreflight(request, response)) return;
    const fault = addressFault(request);
    if (fault !== null) {
      sendJson(response, 400, badRequest(fault));
      return;
    }
    handleControl({ services, log, faults, clock, urls: () => urls }, request, response).catch(
      (error: unknown) => {
        console.error('The control route failed:', error);
        response.destroy();
      },
    );
  });
  try {
    await open(control, PORTS.control, 'control');
    for (const service of services) {
      await open(createServiceServer(service, { log, faults, clock }), service.port, service.name);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { urls, stop };
}
