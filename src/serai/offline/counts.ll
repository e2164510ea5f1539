; Counting references, without locks: linked in when those that cancel each other are gone.

declare hidden void @serai.sweep()

define linkonce_odr void @NRT_incref(ptr %block) alwaysinline {
  %none = icmp eq ptr %block, null
  br i1 %none, label %done, label %count
count:
  %references = load i64, ptr %block
  %more = add i64 %references, 1
  store i64 %more, ptr %block
  br label %done
done:
  ret void
}

define linkonce_odr void @NRT_decref(ptr %block) alwaysinline {
  %none = icmp eq ptr %block, null
  br i1 %none, label %done, label %count
count:
  %references = load i64, ptr %block
  %less = sub i64 %references, 1
  store i64 %less, ptr %block
  %dead = icmp eq i64 %less, 0
  br i1 %dead, label %free, label %done
free:
  call void @serai.sweep()
  br label %done
done:
  ret void
}
