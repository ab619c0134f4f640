/** The types of the bindings of tsumugi.config.yaml, in one place. */

import type {
  SpecimenEnqueueOptions,
  SpecimenZodEnqueueOptions,
  SpecimenAnyEnqueueOptions,
  SpecimenEntrypointEnqueueOptions,
  SpecimenHttpEnqueueOptions,
  SpecimenServiceEnqueueOptions,
} from "./options.ts";
import type {
  SpecimenPayload,
  SpecimenZodPayload,
  SpecimenAnyPayload,
  SpecimenEntrypointPayload,
  SpecimenHttpPayload,
  SpecimenServicePayload,
  SpecimenResult,
  SpecimenZodResult,
  SpecimenAnyResult,
  SpecimenEntrypointResult,
  SpecimenHttpResult,
  SpecimenServiceResult,
} from "./payloads.ts";

/** What each binding of tsumugi.config.yaml takes and gives. */
export interface Bindings {
  readonly SPECIMEN: {
    readonly payload: SpecimenPayload;
    readonly result: SpecimenResult;
    readonly options: SpecimenEnqueueOptions;
  };
  readonly SPECIMEN_ZOD: {
    readonly payload: SpecimenZodPayload;
    readonly result: SpecimenZodResult;
    readonly options: SpecimenZodEnqueueOptions;
  };
  readonly SPECIMEN_ANY: {
    readonly payload: SpecimenAnyPayload;
    readonly result: SpecimenAnyResult;
    readonly options: SpecimenAnyEnqueueOptions;
  };
  readonly SPECIMEN_ENTRYPOINT: {
    readonly payload: SpecimenEntrypointPayload;
    readonly result: SpecimenEntrypointResult;
    readonly options: SpecimenEntrypointEnqueueOptions;
  };
  readonly SPECIMEN_HTTP: {
    readonly payload: SpecimenHttpPayload;
    readonly result: SpecimenHttpResult;
    readonly options: SpecimenHttpEnqueueOptions;
  };
  readonly SPECIMEN_SERVICE: {
    readonly payload: SpecimenServicePayload;
    readonly result: SpecimenServiceResult;
    readonly options: SpecimenServiceEnqueueOptions;
  };
}
