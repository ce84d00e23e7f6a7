// Replaces prop-types, whose checks never run in a production build.
const type = () => type;
type.isRequired = type;
export const bool = type;
export const element = type;
export const func = type;
export const object = type;
export const shape = type;
export const string = type;
export default { bool, element, func, object, shape, string };
