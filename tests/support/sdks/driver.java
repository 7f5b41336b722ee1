import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.ToNumberPolicy;
import example.brand.Brand;
import example.brand.BrandException;
import example.brand.InvalidSignatureException;
import example.brand.RecordList;
import example.brand.RequestOptions;
import example.brand.Result;
import example.brand.Webhooks;
import example.brand.types.ApiEnum;
import example.brand.types.ApiObject;
import example.brand.types.FileInput;
import example.brand.types.WebhookEvent;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Makes the calls of standard input with the package, reads all fields of what comes back, and
 * checks the callbacks. The first argument is the host.
 */
class Driver {

  static final Gson GSON =
      new GsonBuilder()
          .serializeNulls()
          .setObjectToNumberStrategy(ToNumberPolicy.LONG_OR_DOUBLE)
          .create();

  public static void main(String[] args) throws Exception {
    Map<String, Object> work =
        fieldsIn(GSON.fromJson(new InputStreamReader(System.in, StandardCharsets.UTF_8), Object.class));
    List<Object> outcomes = new ArrayList<>();
    for (Object trial : (List<?>) work.get("trials")) outcomes.add(run(fieldsIn(trial), args[0]));
    List<Object> events = new ArrayList<>();
    for (Object callback : (List<?>) work.get("callbacks")) events.add(eventOf(fieldsIn(callback)));
    Map<String, Object> done = new LinkedHashMap<>();
    done.put("outcomes", outcomes);
    done.put("events", events);
    new PrintStream(System.out, true, StandardCharsets.UTF_8).println(GSON.toJson(done));
  }

  static Map<String, Object> run(Map<String, Object> trial, String host) throws Exception {
    Map<String, Object> keys = fieldsIn(trial.get("keys"));
    Brand client =
        Brand.builder()
            .host(host)
            .accessKey((String) keys.get("accessKey"))
            .secretKey((String) keys.get("secretKey"))
            .retryDelays(List.of())
            .build();
    Object group = client.getClass().getMethod((String) trial.get("group")).invoke(client);
    Method method =
        Arrays.stream(group.getClass().getMethods())
            .filter(one -> one.getName().equals(trial.get("operation")))
            .filter(one -> one.getDeclaringClass() == group.getClass())
            .max(Comparator.comparing(Method::getParameterCount))
            .orElseThrow();
    Map<String, Object> outcome = new LinkedHashMap<>();
    for (String field : List.of("error", "code", "requestId", "count")) outcome.put(field, null);
    try {
      Object result = method.invoke(group, argumentsOf(trial, method));
      if (trial.get("isCounted").equals(true)) {
        long count = 0;
        for (Object record : (RecordList<?, ?>) result) {
          readAll(record);
          count++;
        }
        outcome.put("count", count);
      } else {
        if (result instanceof RecordList<?, ?> list) result = list.page();
        outcome.put("requestId", ((Result<?>) result).requestId());
        readAll(((Result<?>) result).data());
      }
    } catch (BrandException error) {
      note(error, outcome);
    } catch (InvocationTargetException failure) {
      if (!(failure.getCause() instanceof BrandException error)) throw failure;
      note(error, outcome);
    }
    return outcome;
  }

  static void note(BrandException error, Map<String, Object> outcome) {
    String name = error.getClass().getSimpleName();
    outcome.put("error", name.replace("Brand", "").replaceAll("Exception$", ""));
    outcome.put("code", error.code() == 0 ? null : error.code());
    outcome.put("requestId", error.requestId().orElse(null));
  }

  static Object[] argumentsOf(Map<String, Object> trial, Method method) throws Exception {
    List<Object> list = new ArrayList<>((List<?>) trial.get("inPath"));
    if (trial.get("request") != null) {
      Map<String, Object> fields = new LinkedHashMap<>(fieldsIn(trial.get("request")));
      fieldsIn(trial.get("files"))
          .forEach((field, file) -> fields.put(field, fileOf(fieldsIn(file))));
      Class<?> type = method.getParameterTypes()[list.size()];
      list.add(type.getMethod("of", Map.class).invoke(null, fields));
    }
    RequestOptions.Builder options =
        RequestOptions.builder().idempotencyKey((String) trial.get("idempotencyKey"));
    fieldsIn(trial.get("headers")).forEach((name, value) -> options.header(name, (String) value));
    list.add(options.build());
    return list.toArray();
  }

  static FileInput fileOf(Map<String, Object> file) {
    byte[] content = Base64.getDecoder().decode((String) file.get("content"));
    return FileInput.of((String) file.get("name"), content);
  }

  /** Every method of a field works, and knows each kind and each value of the sandbox. */
  static void readAll(Object value) throws Exception {
    if (value instanceof Optional<?> optional && optional.isPresent()) readAll(optional.get());
    if (value instanceof List<?> list) for (Object entry : list) readAll(entry);
    if (value instanceof Map<?, ?> map) for (Object entry : map.values()) readAll(entry);
    if (value instanceof ApiEnum constant && constant.value().isEmpty())
      throw new IllegalStateException("A value of " + constant.getClass() + " is unknown.");
    if (!(value instanceof ApiObject)) return;
    if (value.getClass().getSimpleName().equals("AddedLater"))
      throw new IllegalStateException("A kind of " + value.getClass() + " is unknown.");
    for (Method method : value.getClass().getDeclaredMethods())
      if (Modifier.isPublic(method.getModifiers())
          && method.getParameterCount() == 0
          && !Modifier.isStatic(method.getModifiers())
          && !method.isBridge()
          && !method.getName().equals("toBuilder")) readAll(method.invoke(value));
  }

  static String eventOf(Map<String, Object> callback) throws Exception {
    byte[] body = ((String) callback.get("body")).getBytes(StandardCharsets.UTF_8);
    try {
      WebhookEvent event =
          Webhooks.verify(fieldsIn(callback.get("headers")), body, (String) callback.get("secret"));
      readAll(event);
      return event.event() + " " + event.eventId();
    } catch (InvalidSignatureException refused) {
      return null;
    }
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> fieldsIn(Object value) {
    return (Map<String, Object>) value;
  }
}
