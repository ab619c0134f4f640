export default (): string => "pong";
